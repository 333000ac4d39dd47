import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Problem } from './problemsIn.ts';

interface Props {
  title: string;
  problems: readonly Problem[];
  /** Rises with each attempt to save, so that the list takes the focus again. */
  attempt: number;
  nameOf: (path: string) => string;
  /** Id of the element that a path stands for. */
  elementOf: (path: string) => string;
}

/** Why the products were not saved, each line a link to its place (WCAG 3.3.1). */
export const ProblemList = ({ title, problems, attempt, nameOf, elementOf }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1} sx={{ scrollMarginTop: 16 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path === null ? (
              message
            ) : (
              <a
                href={`#${elementOf(path)}`}
                style={{ color: 'inherit' }}
                onClick={event => {
                  event.preventDefault();
                  const element = document.getElementById(elementOf(path));
                  element?.scrollIntoView({ block: 'center' });
                  element?.focus({ preventScroll: true });
                }}
              >
                {nameOf(path)}: {message}
              </a>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
