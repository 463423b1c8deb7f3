import type { ReactNode } from 'react';
import { Picture } from '../pictures/Picture';
import { Breadcrumb } from './Breadcrumb';
import './pageBanner.scss';

interface PageBannerProps {
  title: string;
  /** Name of the decoration at the right (default: a glow). */
  picture?: string;
  /** On wide screens, the picture fills the banner, with the text in its middle or above its lower half. */
  centered?: 'middle' | 'above';
  children?: ReactNode;
}

/** The head of a public page: breadcrumb from Home, heading and lead. See product.md, Every page. */
export function PageBanner({ title, picture, centered, children }: PageBannerProps) {
  const kind = `${picture ? 'with-picture' : ''} ${centered ? `centered ${centered}` : ''}`;
  return (
    <div className={`page-banner ${kind}`}>
      {picture && (
        <div className="page-banner-picture d-print-none">
          <Picture
            name={picture}
            alt=""
            sizes={`${centered ? '(min-width: 75rem) 72rem, ' : ''}(min-width: 62rem) 60vw, 100vw`}
            eager
          />
        </div>
      )}
      <div className="container">
        <div className="page-banner-text">
          <Breadcrumb current={title} />

          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
