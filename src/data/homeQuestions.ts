import { championship } from './championship.ts';

interface HomeQuestion {
  question: string;
  /** Plain text. */
  answer: string;
}

/** The first questions of the home page in a build after the championship. */
export const afterEventQuestions: readonly HomeQuestion[] = [
  {
    question: 'Will the championship take place again?',
    answer:
      'No further championship has been announced. If one is planned, the newsletter will say so.',
  },
  {
    question: 'Can I watch the replays?',
    answer: 'Only with a live-stream pass. Passes are not on sale at the moment.',
  },
];

/** The questions of the home page. */
export const homeQuestions: readonly HomeQuestion[] = [
  {
    question: 'Who may participate?',
    answer:
      'Any team, group or company with a capable humanoid robot may participate. The robot must have two legs, two arms and a head or sensor mast, be 1.00–2.00 m tall, weigh at most 120 kg and walk under its own power. Register as a participant, and we will tell you by email whenever applications open.',
  },
  {
    question: 'Can we sponsor both the event and a category?',
    answer: `Yes, sponsoring both the event and a category is allowed. The three event tiers of ${championship.year} are Silver at CHF 15,000, Gold at CHF 25,000 and Platinum at CHF 50,000. For a single category, or for a later championship, ask for a quote: the enquiry form is on the sponsor page.`,
  },
  {
    question: 'Where do I buy tickets?',
    answer:
      'On our checkout page, the Tickets page. Tickets and the live-stream pass are sold there whenever sales are open. Neither is on sale at the moment: sales open a few months before an event, and registered users then get an email.',
  },
  {
    question: 'Is there a live stream?',
    answer:
      'At a championship, selected events are live-streamed: some runs on each category’s day, and the finals. To watch, you need a live-stream pass. It includes the replays. Passes are sold on the Tickets page whenever sales are open. They are not on sale at the moment.',
  },
];
