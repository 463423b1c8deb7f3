import type { ReactNode } from 'react';
import { Picture } from '../pictures/Picture';
import './missingPage.scss';

interface MissingPageProps {
  title: string;
  /** Shown large above the title. */
  figure?: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** Shown where there is no such page: an unknown path, an unknown article. See product.md, Every page. */
export function MissingPage({ title, figure, text, children }: MissingPageProps) {
  return (
    <div className="missing-page">
      <div className="missing-page-picture">
        <Picture name="misc/error-404" alt="" sizes="(min-width: 992px) 75vw, 100vw" eager />
      </div>
      <div className="container">
        {figure && <p className="figure">{figure}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="actions">{children}</div>
      </div>
    </div>
  );
}
