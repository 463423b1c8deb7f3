import type { ReactNode } from 'react';
import { Picture } from '../pictures/Picture';
import { Breadcrumb } from './Breadcrumb';
import './pageBanner.scss';

interface PageBannerProps {
  title: string;
  eyebrow?: ReactNode;
  /** Name of the decoration at the right (default: a glow). */
  picture?: string;
  children?: ReactNode;
}

/** The head of a public page: breadcrumb from Home, heading and lead. See product.md, Every page. */
export function PageBanner({ title, eyebrow, picture, children }: PageBannerProps) {
  return (
    <div className={picture ? 'page-banner with-picture' : 'page-banner'}>
      {picture && (
        <div className="page-banner-picture d-print-none">
          <Picture name={picture} alt="" sizes="(min-width: 62rem) 60vw, 100vw" eager />
        </div>
      )}
      <div className="container">
        <div className="page-banner-text">
          <Breadcrumb current={title} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
