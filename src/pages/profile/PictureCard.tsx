import type { ReactNode } from 'react';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';

interface PictureCardProps {
  title: string;
  picture: string;
  /** The part of the picture to show (default: the middle of its top). */
  crop?: 'left' | 'right';
  children: ReactNode;
}

/** A short page of the profile: a picture and a few words. */
export const PictureCard = ({ title, picture, crop, children }: PictureCardProps) => (
  <section className="surface pictured-card" aria-labelledby="card-title">
    <Picture
      name={picture}
      className={crop && `crop-${crop}`}
      alt=""
      sizes={`${minWidth.large} 34rem, 100vw`}
    />
    <div>
      <h1 id="card-title">{title}</h1>
      {children}
    </div>
  </section>
);
