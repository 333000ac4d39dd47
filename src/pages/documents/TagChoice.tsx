import { useTranslate } from 'react-admin';
import { documentTags, tagLabel } from '#contract/domain/termsheets/documentTags.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useText } from '#parts/useText.ts';

/** What a tag is called in the language of the page. */
export const useTagLabel = (): ((tag: string) => string) => {
  const text = useText();
  return tag => text(tagLabel(tag));
};

interface Props {
  value: string;
  onChange: (tag: string) => void;
}

/** What the next document is; nobody has to say it. */
export const TagChoice = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const labelOf = useTagLabel();
  return (
    <ListSelect
      isSmall
      value={value}
      aria-label={translate('documents.tag')}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{translate('documents.noTag')}</option>
      {documentTags.map(tag => (
        <option key={tag.value} value={tag.value}>
          {labelOf(tag.value)}
        </option>
      ))}
    </ListSelect>
  );
};
