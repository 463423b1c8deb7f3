import { useId, type ReactNode } from 'react';
import { Picture } from '../../pictures/Picture';

/** What a short page of the profile shows. */
export interface PicturedCardProps {
  title: string;
  /** Name of the picture above; decoration. */
  picture: string;
  /** True if the subject of the picture is not at its top. */
  centred?: boolean;
  children: ReactNode;
}

/** A page of the profile that is short: a picture, a few words, one way on. */
export function PicturedCard({ title, picture, centred, children }: PicturedCardProps) {
  const id = useId();
  const classes = centred ? 'surface pictured-card centred' : 'surface pictured-card';
  return (
    <section className={classes} aria-labelledby={id}>
      <Picture name={picture} alt="" sizes="(min-width: 62rem) 56rem, 100vw" eager />
      <div>
        <h1 id={id}>{title}</h1>
        {children}
      </div>
    </section>
  );
}
