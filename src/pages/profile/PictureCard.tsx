import type { ReactNode } from 'react';
import { ClockIcon } from '../../components/icons.tsx';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';

interface PictureCardProps {
  title: string;
  status?: string;
  picture?: string;
  /** The part of the picture to show on wide screens (default: left of its middle). */
  crop?: 'crop-right';
  /** A drawing with its heading, instead of a picture. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A page of the profile: words or a form beside a picture, which is below them on narrow screens. */
export const PictureCard = ({
  title,
  status,
  picture,
  crop,
  drawing,
  children,
}: PictureCardProps) => (
  <section className="surface picture-card" aria-labelledby="card-title">
    <div className="picture-card-text">
      <h1 id="card-title">{title}</h1>
      {status && (
        <h2 className="pill with-icon">
          <ClockIcon />
          {status}
        </h2>
      )}
      {children}
    </div>
    {drawing && <div className="picture-card-drawing">{drawing}</div>}
    {picture && (
      <Picture name={picture} className={crop} alt="" sizes={`${minWidth.medium} 58rem, 100vw`} />
    )}
  </section>
);
