import { Link } from 'react-router-dom';
import { builtAfterEvent } from '../../clock/phases.ts';
import { BelowFold } from '../../components/BelowFold.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { ContactEmails } from '../../components/emails.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { SectionNav } from '../../components/SectionNav.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { TextBlocks } from '../../components/TextBlocks.tsx';
import { afterEventTopic, communityTopics } from '../../data/communityTopics.ts';
import './community.scss';

/** Questions by topic. See product.md, Community page. */
export default function CommunityPage() {
  const topics = builtAfterEvent() ? [afterEventTopic, ...communityTopics] : communityTopics;
  return (
    <>
      <PageBanner title="Community & FAQ" picture="places/hall">
        <p className="lead">
          Answers by topic, from tickets to robots. To hear from us, get the newsletter or follow
          us.
        </p>
        <div className="actions community-links">
          <Link className="more-link" to="#newsletter">
            Get the newsletter
            <ArrowRightIcon />
          </Link>
          <SocialLinks />
        </div>
      </PageBanner>
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
