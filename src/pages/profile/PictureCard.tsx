import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { Picture } from '../../pictures/Picture.tsx';

interface PictureCardProps {
  title: string;
  picture: string;
  /** The part of the picture to show (default: the middle of its top). */
  crop?: 'left' | 'right';
  nextStep?: { to: string; label: string };
  children: ReactNode;
}

/** A short page of the profile: a picture, a few words, one next step. */
export const PictureCard = ({ title, picture, crop, nextStep, children }: PictureCardProps) => (
  <section className="surface pictured-card" aria-labelledby="card-title">
    <Picture
      name={picture}
      className={crop && `crop-${crop}`}
      alt=""
      sizes="(min-width: 62rem) 34rem, 100vw"
    />
    <div>
      <h1 id="card-title">{title}</h1>
      {children}
      {nextStep && (
        <Link className="btn btn-secondary" to={nextStep.to}>
          {nextStep.label}
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  </section>
);
