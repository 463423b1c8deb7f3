import type { ReactNode } from 'react';
import { socialLinks } from '../data/championship.ts';
import { InstagramIcon, LinkedInIcon, XIcon } from './icons.tsx';
import './socialLinks.scss';

const icons: Record<(typeof socialLinks)[number]['name'], ReactNode> = {
  Instagram: <InstagramIcon />,
  LinkedIn: <LinkedInIcon />,
  X: <XIcon />,
};

export const SocialLinks = () => (
  <ul className="social-links d-print-none">
    {socialLinks.map(({ name, url }) => (
      <li key={name}>
        <a href={url} rel="me noopener" aria-label={name === 'X' ? 'X (social network)' : name}>
          {icons[name]}
        </a>
      </li>
    ))}
  </ul>
);
