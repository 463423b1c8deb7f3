import { Link } from 'react-router-dom';
import { CheckIcon } from '../../components/icons.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { championship } from '../../data/championship.ts';
import { minWidth } from '../../pictures/breakpoints.ts';
import { Picture } from '../../pictures/Picture.tsx';
import './account.scss';

const roles = [
  {
    name: 'Visitor',
    pitch: 'For anyone who wants to watch, in the arena or online.',
    benefits: [
      'An email when ticket sales open',
      'A profile of your own, with a page for tickets',
      'Free of charge',
    ],
    picture: 'places/audience',
    label: 'Register as a visitor',
    to: '/register/visitor',
  },
  {
    name: 'Participant',
    pitch: 'For teams that want to compete with their humanoid robot.',
    benefits: [
      'An email when ticket sales or applications open',
      'A profile of your own, with pages for applications and tickets',
      'Open to any team, group or company with a capable humanoid robot',
    ],
    picture: 'places/start',
    label: 'Register as a participant',
    to: '/register/participant',
  },
  {
    name: 'Sponsor',
    pitch: 'For companies that sponsor the event, a category, or both.',
    benefits: [
      `Three tiers in ${championship.year}: Silver, Gold and Platinum`,
      'Visibility on the website and in print in every tier',
      'No account needed, just a short enquiry',
    ],
    picture: 'places/boards',
    label: 'Become a Sponsor',
    to: '/become-a-sponsor',
  },
];

/** The three ways to take part. See product.md, Account pages. */
export default function RoleChooserPage() {
  return (
    <>
      <PageBanner title="Choose your role">
        <p className="lead">
          With an account, you get an email whenever ticket sales open; participants also get one
          whenever applications open. Ticket sales and applications are closed at the moment.
        </p>
      </PageBanner>
      <div className="container account">
        <ul className="account-roles">
          {roles.map(({ name, pitch, benefits, picture, label, to }, index) => (
            <li key={name} className="surface account-role">
              <Picture
                name={picture}
                alt=""
                sizes={`${minWidth.large} 25rem, ${minWidth.medium} 36rem, 11rem`}
              />
              <div>
                <h2>{name}</h2>
                <p>{pitch}</p>
                <ul className="muted">
                  {benefits.map((text) => (
                    <li key={text} className="with-icon">
                      <CheckIcon />
                      {text}
                    </li>
                  ))}
                </ul>
                <Link
                  className={`btn btn-${index === 0 ? 'primary' : 'secondary'} stretched-link`}
                  to={to}
                >
                  {label}
                </Link>
              </div>
            </li>
          ))}
        </ul>
        <p className="muted">
          Already have an account? <Link to="/login">Sign in</Link>
        </p>
      </div>
    </>
  );
}
