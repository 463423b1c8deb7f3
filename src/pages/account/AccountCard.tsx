import type { ReactNode } from 'react';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture, pictureFiles } from '../../pictures/Picture.tsx';
import './account.scss';

interface AccountCardProps {
  title: string;
  lead?: ReactNode;
  /** Name of the decoration at the side, on wide screens. */
  picture: string;
  /** The part of the picture to show (default: the middle of its top). */
  crop?: 'crop-bottom';
  children: ReactNode;
  links?: ReactNode;
}

/** The card of every account page but the role chooser, with a picture at its side. */
export function AccountCard({ title, lead, picture, crop, children, links }: AccountCardProps) {
  const files = pictureFiles(picture);
  const isWide = files && files.width > files.height;
  return (
    <div className="container account">
      <div className="surface account-card">
        <div className="account-content">
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
          <noscript>
            <p className="alert alert-danger">
              This page needs JavaScript. Please turn it on and reload the page.
            </p>
          </noscript>
          {children}
          {links && <div className="account-links muted">{links}</div>}
        </div>
        <div className="account-picture wide-only">
          <Picture
            name={picture}
            className={crop}
            alt=""
            // The box shows only part of a wide picture, so a larger file loads.
            sizes={`${minWidth.large} ${isWide ? 1000 : 680}px, 1px`}
          />
        </div>
      </div>
    </div>
  );
}
