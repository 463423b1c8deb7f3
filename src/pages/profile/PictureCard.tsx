import type { ReactNode } from 'react';
import { ClockIcon } from '../../components/icons.tsx';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';

interface PictureCardProps {
  title: string;
  status?: string;
  picture: string;
  /** Place of the picture on wide screens; on narrow ones, it is on top. */
  side: 'left' | 'top';
  children: ReactNode;
}

/** A short page of the profile: a picture and a few words. */
export const PictureCard = ({ title, status, picture, side, children }: PictureCardProps) => (
  <section className={`surface pictured-card picture-${side}`} aria-labelledby="card-title">
    <Picture name={picture} alt="" sizes={`${minWidth.large} 58rem, 100vw`} />
    <div>
      <h1 id="card-title">{title}</h1>
      {status && (
        <h2 className="pill with-icon">
          <ClockIcon />
          {status}
        </h2>
      )}
      {children}
    </div>
  </section>
);
