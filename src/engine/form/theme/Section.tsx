import type { ReactNode } from 'react';

interface Props {
  id?: string;
  title: string | null;
  children: ReactNode;
}

/**
 * A card with its head; fields are below each other, a row has two columns where there is room. Plain elements, whose style is
 * the page's (`src/app/theme/page.css`): a form draws all of them whenever a value is handed over.
 */
export const Section = ({ id, title, children }: Props) => (
  <section
    className="console-card"
    id={id}
    tabIndex={-1}
    aria-labelledby={title !== null && id ? `${id}-title` : undefined}
  >
    {title !== null && <h2 id={id && `${id}-title`}>{title}</h2>}
    <div>{children}</div>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="console-card-row">{children}</div>
);
