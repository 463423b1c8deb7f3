import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { Picture } from '../pictures/Picture';
import './pageBanner.scss';

interface PageBannerProps {
  /** The page's heading, also the last step of the breadcrumb. */
  title: string;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** The pages between Home and this one. */
  parents?: readonly Crumb[];
  /** Decoration at the right, by its name under `src/assets`; rings of the arena when left out. */
  picture?: string;
  /** What follows the heading, for example a lead. */
  children?: ReactNode;
}

/** The head of a public page: breadcrumb from Home, heading and lead. See product.md, Every page. */
export function PageBanner({ title, eyebrow, parents = [], picture, children }: PageBannerProps) {
  return (
    <div className={picture ? 'page-banner with-picture' : 'page-banner'}>
      {picture && (
        <div className="page-banner-picture">
          <Picture name={picture} alt="" sizes="(min-width: 992px) 60vw, 100vw" eager />
        </div>
      )}
      <div className="container">
        <div className="page-banner-text">
          <Breadcrumb trail={[{ name: 'Home', path: '/' }, ...parents]} current={title} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
