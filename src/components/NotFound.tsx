import type { ReactNode } from 'react';
import { minWidth } from '../pictures/breakpoints.ts';
import { Picture } from '../pictures/Picture.tsx';
import './notFound.scss';

/** The frame of a page that says what is missing. See product.md, Every page. */
export const NotFound = ({ children }: { children: ReactNode }) => (
  <div className="not-found">
    <div className="not-found-picture">
      <Picture name="misc/error-404" alt="" sizes={`${minWidth.large} 75vw, 100vw`} eager />
    </div>
    <div className="container">{children}</div>
  </div>
);
