import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { BelowFold } from '../../components/BelowFold.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { ContactEmails } from '../../components/emails.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { SectionNav } from '../../components/SectionNav.tsx';
import { TextBlocks } from '../../components/TextBlocks.tsx';
import { socialLinks } from '../../data/championship.ts';
import { afterEventTopic, communityTopics } from '../../data/communityTopics.ts';
import { useSessionState } from '../../session/AuthContext.tsx';
import './community.scss';

/** How to follow the championship, and questions by topic. See product.md, Community page. */
export default function CommunityPage() {
  const topics = builtAfterEvent() ? [afterEventTopic, ...communityTopics] : communityTopics;
  return (
    <>
      <PageBanner title="Community & FAQ" picture="places/hall">
        <p className="lead">Answers by topic, from tickets to robots.</p>
      </PageBanner>
      {/* After the championship, the answers come first. Newsletter and social networks are in the footer, too. */}
      {!builtAfterEvent() && <Follow />}
      <BelowFold>
        <div className="paper">
          <div className="container section with-side-nav">
            <SectionNav label="Questions by topic" sections={topics} />
            <div className="community-topics">
              {topics.map(({ id, title, questions }, topic) => (
                <section key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`}>{title}</h2>
                  {questions.map(({ question, answer }, index) => (
                    <Disclosure key={question} summary={question} open={topic === 0 && index === 0}>
                      <TextBlocks blocks={answer} />
                    </Disclosure>
                  ))}
                </section>
              ))}
              <section id="ask" className="surface-padded" aria-labelledby="ask-title">
                <h2 id="ask-title">Something else?</h2>
                <p>Use the contact form, or email one of these addresses.</p>
                <p>
                  <Link className="btn btn-primary" to="/#contact">
                    Contact form
                  </Link>
                </p>
                <ContactEmails />
              </section>
            </div>
          </div>
        </div>
      </BelowFold>
    </>
  );
}

/** Three ways to hear from the championship. */
function Follow() {
  const { session } = useSessionState();
  return (
    <section className="container community-follow" aria-labelledby="follow">
      <h2 id="follow">Follow the championship</h2>
      <ul className="surface">
        <li className="split">
          <h3>Newsletter</h3>
          <p className="muted">We email news about the championship. To unsubscribe, email us.</p>
          <Link className="touch-link more-link" to="#newsletter">
            Get the newsletter
            <ArrowRightIcon />
          </Link>
        </li>
        <li className="split">
          <h3>{session ? 'Your account' : 'Register'}</h3>
          <p className="muted">
            {session ? 'You' : 'Registration is free. With an account, you'} get an email whenever
            ticket sales open; participants also get one whenever applications open.
          </p>
          <Link className="touch-link more-link" to={session ? '/profile' : '/register'}>
            {session ? 'Go to your profile' : 'Choose your role'}
            <ArrowRightIcon />
          </Link>
        </li>
        <li className="split">
          <h3>Social media</h3>
          <p className="muted">Follow us on Instagram, LinkedIn and X.</p>
          <div className="actions">
            {socialLinks.map(({ name, url }) => (
              <a key={name} className="touch-link more-link" href={url} rel="noopener">
                {name}
              </a>
            ))}
          </div>
        </li>
      </ul>
    </section>
  );
}
