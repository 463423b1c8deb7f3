import { Link } from 'react-router-dom';
import { buildPhase, builtAfterEvent, type Phase } from '../../clock/phases.ts';
import { useToday, useVisitorPhase } from '../../clock/useClock.ts';
import { EmailLink } from '../../components/emails.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { championship } from '../../data/championship.ts';
import { pictureFiles } from '../../pictures/Picture.tsx';
import { useSessionState } from '../../session/AuthContext.tsx';
import './hero.scss';

const slogans: Record<Phase, string> = {
  before: 'Real work, no script.',
  during: `On now in ${championship.city}.`,
  after: `That was ${championship.shortName}.`,
};

/** The links of the hero; users who are signed in have their profile instead of `register`. */
const targets = {
  register: { to: '/register', label: 'Register Now' },
  profile: { to: '/profile', label: 'Visit Profile' },
  sponsor: { to: '/become-a-sponsor', label: 'Become a Sponsor' },
  programme: { to: '/#event', label: 'See the programme' },
  newsletter: { to: '#newsletter', label: 'Get the newsletter' },
  courses: { to: '/competition-categories', label: 'See the courses' },
};

type Target = keyof typeof targets;

interface HeroPictureProps {
  /** Names of the two crops under `src/assets`, without extension. */
  upright: string;
  wide: string;
  alt: string;
}

interface Actions {
  /** The first is filled. */
  buttons: readonly (Target | 'todaysCourse')[];
  links: readonly Target[];
}

/** The actions of each build. */
const actions: Record<Phase, Actions> = {
  before: { buttons: ['register', 'sponsor'], links: ['programme'] },
  during: { buttons: ['todaysCourse', 'programme'], links: ['register', 'sponsor'] },
  after: { buttons: ['newsletter', 'courses'], links: ['register', 'sponsor'] },
};

/** Picture and lead. */
const story = {
  beforeOrDuring: {
    picture: {
      upright: 'hero/hero-portrait',
      wide: 'hero/hero-wide',
      alt: 'White humanoid robot with one line of cyan light for eyes, its hand held out',
    },
    lead: 'Two-legged robots carrying tea, filling orders, crossing rubble and teaching a class. Every test is scored.',
  },
  afterEvent: {
    picture: {
      upright: 'hero/hero-after-portrait',
      wide: 'hero/hero-after-wide',
      alt: 'White humanoid robot, seen from behind, leaves the arena through a red gate',
    },
    lead: (
      <>
        The results are not published on this site. To ask for them, email{' '}
        <EmailLink to={championship.email} subject="Results" />.
      </>
    ),
  },
};

/** The first screen: name, place, date and registration. */
export function Hero() {
  const slogan = slogans[useVisitorPhase()];
  const { buttons, links } = actions[buildPhase()];
  const { picture, lead } = builtAfterEvent() ? story.afterEvent : story.beforeOrDuring;
  return (
    <section
      id="top"
      className={builtAfterEvent() ? 'hero after-event' : 'hero'}
      aria-labelledby="hero-title"
    >
      <div className="container hero-text">
        <p className="hero-date">
          {championship.city} <span aria-hidden>·</span>{' '}
          <span className="non-breaking">{championship.dates}</span>
        </p>
        <h1 id="hero-title">{championship.name}</h1>
        <p className="lead">
          <strong className="dated">{slogan}</strong> {lead}
        </p>
        <div className="actions">
          {buttons.map((target, index) =>
            target === 'todaysCourse' ? (
              <TodaysCourseLink key={target} />
            ) : (
              <HeroLink key={target} target={target} button={index > 0 ? 'secondary' : 'primary'} />
            ),
          )}
          <div className="hero-links">
            {links.map((target) => (
              <HeroLink key={target} target={target} />
            ))}
          </div>
        </div>
      </div>
      {/* After the text: if a slow browser painted the picture first, the text would then push it down. */}
      <HeroPicture {...picture} />
    </section>
  );
}

function HeroLink({ target, button }: { target: Target; button?: 'primary' | 'secondary' }) {
  const { session, loading } = useSessionState();
  const isRegistration = target === 'register';
  const { to, label } = targets[isRegistration && session ? 'profile' : target];
  const classes = [
    button ? `btn btn-${button}` : 'more-link',
    isRegistration && 'hero-cta',
    isRegistration && loading && 'session-unknown',
  ];
  return (
    <Link className={classes.filter(Boolean).join(' ')} to={to}>
      {label}
      {!button && <ArrowRightIcon />}
    </Link>
  );
}

function HeroPicture({ upright, wide, alt }: HeroPictureProps) {
  // Exactly one media query matches; hero.scss has the same two.
  const image = pictureFiles(wide);
  const crops = [
    {
      files: pictureFiles(upright),
      media: '(width < 36rem), (width < 75rem) and (orientation: portrait)',
      sizes: '100vw',
    },
    {
      files: image,
      media: '(width >= 75rem), (width >= 36rem) and (orientation: landscape)',
      sizes: 'min(106vw, 100rem)',
    },
  ];
  return (
    <picture className="hero-picture">
      {crops.map(({ files, media, sizes }) => (
        <source
          key={media}
          type="image/avif"
          srcSet={files?.srcSet}
          sizes={sizes}
          media={media}
          width={files?.width}
          height={files?.height}
        />
      ))}
      {/* For browsers without AVIF; see `Picture`. */}
      <img
        src={image?.src}
        alt={alt}
        width={image?.width}
        height={image?.height}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Leads to today's course, or to all courses on a day without one or with several. */
function TodaysCourseLink() {
  const [course, ...others] = useToday()?.categories ?? [];
  const hash = course && others.length === 0 ? `#${course.id}` : '';
  return (
    <Link className="btn btn-primary" to={`/competition-categories${hash}`}>
      {hash ? 'See today’s course' : 'See all courses'}
    </Link>
  );
}
