import { Link } from 'react-router-dom';
import { championship } from '../data/championship.ts';
import { Logo } from './Logo.tsx';
import { SiteNav } from './SiteNav.tsx';
import './header.scss';

export const Header = () => (
  <header className="site-header">
    <div className="container site-header-bar">
      <Link className="logo-link" to="/" aria-label={`${championship.shortName}, home page`}>
        <Logo />
      </Link>
      <SiteNav />
    </div>
  </header>
);
