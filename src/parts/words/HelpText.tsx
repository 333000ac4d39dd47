import Link from '@mui/material/Link';
import { markdownPieces, type Piece } from './markdownPieces.ts';

const Part = ({ type, words, to }: Piece) => {
  if (type === 'link')
    return (
      <Link href={to} target="_blank" rel="noreferrer" color="inherit">
        {words}
      </Link>
    );
  if (type === 'code') return <code>{words}</code>;
  if (type === 'strong') return <strong>{words}</strong>;
  return type === 'em' ? <em>{words}</em> : words;
};

/** What is said of a field. Schemas of others say it in Markdown, of which the marks are drawn. */
export const HelpText = ({ text }: { text: string }) => (
  <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {markdownPieces(text).map((piece, at) => (
      <Part key={String(at)} {...piece} />
    ))}
  </span>
);
