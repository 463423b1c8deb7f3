import { Link } from 'react-router-dom';
import { EmailLink } from '../components/emails.tsx';
import { SocialLinks } from '../components/SocialLinks.tsx';
import { championship } from '../data/championship.ts';
import { Logo } from './Logo.tsx';
import { Newsletter } from './Newsletter.tsx';
import './footer.scss';

/** Social links, newsletter, copyright and legal links. */
export const Footer = () => (
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
        <SocialLinks />
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
