import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmailLink } from '../components/emails.tsx';
import { InstagramIcon, LinkedInIcon, XIcon } from '../components/icons.tsx';
import { championship, socialLinks } from '../data/championship.ts';
import { Logo } from './Logo.tsx';
import { Newsletter } from './Newsletter.tsx';
import './footer.scss';

const socialIcons: Record<(typeof socialLinks)[number]['name'], ReactNode> = {
  Instagram: <InstagramIcon />,
  LinkedIn: <LinkedInIcon />,
  X: <XIcon />,
};

/** Social links, newsletter, copyright and legal links. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container">
        <section
          id="newsletter"
          className="newsletter d-print-none"
          aria-labelledby="newsletter-title"
        >
          <div>
            <h2 id="newsletter-title">Newsletter</h2>
            <p className="muted">
              News about the championship by email. To unsubscribe, email{' '}
              <EmailLink to={championship.email} />.
            </p>
          </div>
          <Newsletter />
        </section>
        <div className="split site-footer-brand">
          <Logo />
          <p className="muted">
            {`${championship.city} · `}
            <span className="non-breaking">{championship.dates}</span>
          </p>
          <ul className="social-links d-print-none">
            {socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="me noopener"
                  aria-label={name === 'X' ? 'X (social network)' : name}
                >
                  {socialIcons[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="split site-footer-bottom muted small">
          <p>{`© ${championship.copyrightYear} ${championship.name}`}</p>
          <ul className="actions">
            <li>
              <Link className="touch-link" to="/privacy-policy">
                Privacy Policy
              </Link>
            </li>
            <li>
              <Link className="touch-link" to="/terms-conditions">
                Terms &amp; Conditions
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
