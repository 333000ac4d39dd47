import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import schema from './form60.schema.json';

/* The form of 60 fields as rjsf's manual has it. */

const Page = () => {
  const [formData, setFormData] = useState({});
  return (
    <Form
      schema={schema}
      validator={validator}
      formData={formData}
      onChange={event => setFormData(event.formData)}
    />
  );
};

createRoot(document.getElementById('root')).render(<Page />);
