import { Fragment } from 'react';

/** Words in which names stand between backticks. */
export const PlainCode = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      // Every second part was between two of them.
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
