import type { ReactNode } from 'react';
import { minWidth } from '../pictures/breakpoints.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import './pageBanner.scss';

interface PageBannerProps {
  title: string;
  /** Name of the decoration at the right (default: a glow). */
  picture?: string;
  children?: ReactNode;
}

/** The head of a public page: breadcrumb from Home, heading and lead. */
export function PageBanner({ title, picture, children }: PageBannerProps) {
  const kind = picture ? 'with-picture' : 'without-picture';
  return (
    <div className={`page-banner ${kind}`}>
      <div className="container">
        <div className="page-banner-text">
          <Breadcrumb current={title} />
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      {/* After the text, which may arrive a moment later and would push the picture down. */}
      {picture && (
        <div className="page-banner-picture d-print-none">
          <Picture name={picture} alt="" sizes={`${minWidth.large} 60vw, 100vw`} eager />
        </div>
      )}
    </div>
  );
}
