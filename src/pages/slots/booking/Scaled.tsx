import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Width of the page at true size, in pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A page drawn at its true size and shown as small as its frame is wide. */
export const Scaled = ({ width, height, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setScale(element.clientWidth / width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <Box
      ref={frame}
      sx={{ position: 'relative', overflow: 'hidden', aspectRatio: `${width} / ${height}` }}
    >
      <div
        style={{
          position: 'absolute',
          width,
          height,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </Box>
  );
};
