import type { ReactNode } from 'react';
import { ClockIcon } from '../../components/icons.tsx';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';

interface PictureCardProps {
  title: string;
  status?: string;
  picture: string;
  children: ReactNode;
}

/** A short page of the profile: a few words beside a picture, which is on top on narrow screens. */
export const PictureCard = ({ title, status, picture, children }: PictureCardProps) => (
  <section className="surface pictured-card" aria-labelledby="card-title">
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
