import { championship } from './championship.ts';
import { dayOfMonth } from './days.ts';
import { programme } from './programme.ts';
import { sponsorTiers } from './sponsorTiers.ts';
import type { TextBlock } from './textBlock.ts';

interface CommunityTopic {
  id: string;
  title: string;
  questions: readonly { question: string; answer: readonly TextBlock[] }[];
}

/** The first topic in a build after the championship. */
export const afterEventTopic: CommunityTopic = {
  id: 'afterwards',
  title: `After ${championship.shortName}`,
  questions: [
    {
      question: 'Where are the results?',
      answer: [
        `The results are not published on this site. To ask for them, email ${championship.email}.`,
      ],
    },
    {
      question: 'Can I watch the replays?',
      answer: ['Only with a live-stream pass. Passes are not on sale at the moment.'],
    },
    {
      question: 'Will the championship take place again?',
      answer: [
        'No further championship has been announced. If one is planned, [the newsletter](#newsletter) will say so.',
      ],
    },
  ],
};

export const communityTopics: readonly CommunityTopic[] = [
  {
    id: 'visitors',
    title: 'Visitors and tickets',
    questions: [
      {
        question: `What is the programme of ${championship.shortName}?`,
        answer: [
          `Seven days, ${championship.dates}, in an indoor arena in ${championship.city}. Opening time: ${championship.doorsOpen} on the first day. Each category has a day, with its course on the main floor; the day of the finals has all five courses.`,
          {
            terms: programme.map(({ date, weekday, title, note }) => [
              `${weekday.slice(0, 3)} ${dayOfMonth(date)}`,
              note ? `${title}, ${note}` : title,
            ]),
          },
        ],
      },
      {
        question: 'Where and when can I buy tickets?',
        answer: [
          'On our checkout page, the [Tickets page](/purchase). Tickets and the live-stream pass are sold there whenever sales are open. Neither is on sale at the moment: sales open a few months before an event, and registered users then get an email.',
        ],
      },
      {
        question: 'What is there to see in the arena?',
        answer: [
          'During a championship, the course of the day is on the main floor, which measures 60 × 40 m. On the day of the finals, the floor has all courses. Each run begins at a red gate, 2.2 m high and 1.2 m wide, through which the robot has to walk. A 12 × 7 m LED screen above the floor shows close-ups, and the score of each run within two minutes of its end.',
        ],
      },
      {
        question: 'Can I watch from home?',
        answer: [
          'At a championship, selected events are live-streamed: some runs on each category’s day, and the finals. Twelve cameras cover the floor, and with the team’s consent one feed shows what the robot sees. An overlay shows battery, step rate and contact force. Commentary is in English with German captions. To watch, you need a live-stream pass. It includes the replays. Passes are sold on the [Tickets page](/purchase) whenever sales are open. They are not on sale at the moment.',
        ],
      },
    ],
  },
  {
    id: 'teams',
    title: 'Teams and robots',
    questions: [
      {
        question: 'Who may participate?',
        answer: [
          'Any team, group or company with a capable humanoid robot may participate: a university laboratory, a start-up, a manufacturer or a group of friends with a good workshop.',
        ],
      },
      {
        question: 'What counts as a humanoid?',
        answer: [
          'A robot with two legs, two arms and a head or sensor mast. It is 1.00–2.00 m tall, weighs at most 120 kg and walks under its own power. No tether is allowed during a run; the safety gantry is for practice only.',
        ],
      },
      {
        question: 'How does a team apply?',
        answer: [
          `[Register](/register/participant) as a participant and verify your email address. Whenever applications open, the forms appear under Applications in your profile, and you get an email. If you have a question before then, email ${championship.teamEmail}.`,
        ],
      },
      {
        question: 'Does the robot have to be autonomous?',
        answer: [
          'No, but autonomy earns points. The level is declared before the run and checked against the log of the control link.',
          {
            terms: [
              ['A0', 'Teleoperated: 0 points'],
              ['A1', 'Shared control: 80 points'],
              ['A2', 'Supervised (the operator may only approve or stop): 140 points'],
              ['A3', 'Fully autonomous: 200 points'],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rules',
    title: 'Rules and scoring',
    questions: [
      {
        question: 'What is a run?',
        answer: [
          'A team has five minutes to set up, then 15 minutes at most on the course. Each team gets two runs on the day of its category, and the better one counts. The top six in each category go on to the finals on the last day. The [categories page](/competition-categories) lists the tests, and has the [rules in figures](/competition-categories#rules).',
        ],
      },
      {
        question: 'How are the 1,000 points made up?',
        answer: [
          {
            terms: [
              ['600', 'Task completion'],
              ['200', 'Autonomy'],
              ['100', 'Time'],
              ['100', 'Safety and care'],
            ],
          },
        ],
      },
      {
        question: 'What happens when a robot falls?',
        answer: [
          'A fall costs 30 points if the robot stands up by itself. If people have to lift it, that costs 100 points instead, and the clock keeps running. The third lift ends the run.',
        ],
      },
      {
        question: 'Who judges, and can a team protest?',
        answer: [
          'Three judges work on each course: one for engineering, one for the category’s subject (medicine, retail and so on) and one for safety. They score each run together with a video referee. The team captain may protest in writing within 30 minutes of the score being shown.',
        ],
      },
      {
        question: 'How is everyone kept safe?',
        answer: [
          {
            items: [
              'A red emergency stop on the robot’s back and a wireless stop in the safety marshal’s hand. Within 0.5 s of a stop signal, every actuator is without torque or the robot is in a controlled crouch.',
              'An exclusion zone of 2 m around an active robot, unless the task needs a person. In shared zones the robot moves at 1.5 m/s at most; when it hands something to a person, the arm tip stays within 0.25 m/s and the contact force within 65 N.',
              'Lithium packs with a battery management system and a UN 38.3 test report, charged only in the fire-protected charging room.',
              'The second safety stop ends the run.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts and data',
    questions: [
      {
        question: 'Do I need an account?',
        answer: [
          'No: without one, you can read the site, get the newsletter, write to us and enquire about sponsorship. With an account, you get an email whenever ticket sales open; participants also get one whenever applications open. [Register](/register) as a visitor or participant, free of charge.',
        ],
      },
      {
        question: 'The verification email has not arrived. What now?',
        answer: [
          `Check your spam folder first. Then [sign in](/login) with your email address and password: if your account is not verified yet, you will see “Resend Verification Link”. Choose it to get a new email. Only the newest link works. It expires after 7 days. An account that has not been verified by then is deleted, and you can register again. If no email arrives at all, write to ${championship.email}.`,
        ],
      },
      {
        question: 'Does the site set cookies?',
        answer: [
          'No. There are no cookies, no analytics and no requests to other companies. The site keeps some entries in your browser:',
          {
            items: [
              'When you sign in, your profile (user) and your session key (token). Logging out removes both.',
              'What you type into the contact form, the sponsor enquiry or the registration, until you send or empty the form.',
              'The email address for your next sign-in: the address that you last typed into the sign-in form, or used to register or to ask for a reset link. If your session has expired and you choose “Sign in again”, it is the address of that account. It is kept until you sign in or empty that field.',
              'What you typed while editing your profile or deleting your account, if your session has expired and you choose “Sign in again”. Only your account can restore it. It is removed when you save, cancel, close the dialog or log out.',
            ],
          },
          'The last three are kept in one tab only. Closing that tab removes them, but does not log you out. Passwords are never kept. The [privacy policy](/privacy-policy) has the details.',
        ],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          'Sign in, open your profile, choose “Delete Account”, tell us why you are leaving and choose “Delete”. The account and its data are deleted, and you are logged out. We keep the reason for 12 months, without your name or email address.',
        ],
      },
    ],
  },
  {
    id: 'sponsors',
    title: 'Sponsors and media',
    questions: [
      {
        question: 'What are the sponsor tiers?',
        answer: [
          {
            terms: sponsorTiers.map(({ name, price, benefits }) => [
              `${name} ${price}`,
              // In a sentence, only abbreviations keep their capitals.
              benefits.join(', ').replace(/, [A-Z](?=[a-z])/g, (start) => start.toLowerCase()),
            ]),
          },
          `These are the tiers and prices of ${championship.year}. Each tier includes the benefits of the lower tiers. The [sponsor page](/become-a-sponsor) compares them and has the enquiry form.`,
        ],
      },
      {
        question: 'Can we sponsor both the event and a category?',
        answer: [
          'Yes, sponsoring both is allowed. The three tiers are for the event. To sponsor a category, name it in your enquiry and ask for a quote. Sponsorship buys no influence over results: no sponsor takes part in scoring a run. Executives of Platinum sponsors join the awards panel and the public panel, but neither decides scores or rankings.',
        ],
      },
      {
        question: 'How can the media reach you?',
        answer: [
          `Write to ${championship.mediaEmail} with your publication, your topic and your deadline. Please arrange interviews, and any filming near an active robot, with us in advance.`,
        ],
      },
    ],
  },
  {
    id: 'travel',
    title: 'Getting to Zurich',
    questions: [
      {
        question: 'How do I get to Zurich?',
        answer: [
          'Trains from Zurich Airport reach the main station in about ten minutes, and there are direct trains from Germany, Austria, Italy and France. Switzerland belongs to the Schengen area; check in good time whether you need a visa. You pay in Swiss francs (CHF).',
        ],
      },
      {
        question: 'How do we bring a robot into Switzerland?',
        answer: [
          'Switzerland is outside the EU’s customs territory. For robots and tools that will leave the country again, ask your chamber of commerce about an ATA carnet. Large lithium batteries travel as dangerous goods: talk to your carrier early and keep the UN 38.3 report with the pack. The mains supply is 230 V at 50 Hz, with Swiss type J sockets.',
        ],
      },
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    questions: [
      {
        question: 'How accessible is this site?',
        answer: [
          'It is built to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. This is our own assessment, last reviewed in November 2026. The site has not been audited independently.',
        ],
      },
      {
        question: 'What has been tested, and how?',
        answer: [
          'Before we publish a change, we run the tests below. Those that need a browser use Chromium. The main pages, and accounts from registration to deletion, are also tested in Firefox and WebKit.',
          {
            items: [
              'Pages, menus, forms and dialogs are checked against WCAG 2.2 by axe, an automated checker that finds many kinds of barrier.',
              'Header, menus and questions are operated with the keyboard alone. After a mistake in a form, the focus has to move to the field.',
              'A virtual screen reader reads out a failed sign-in, a registration with mistakes, the profile form, the team form and the delete dialog. We check what it says. It is software, not a person.',
              'No page scrolls sideways on a screen 320 px wide, or on a desktop at 200% zoom.',
              'Public pages are readable in high-contrast mode (forced colours), in print and without JavaScript. Nothing moves if your system asks for reduced motion.',
            ],
          },
        ],
      },
      {
        question: 'What are the known gaps?',
        answer: [
          {
            items: [
              'People who use a screen reader, a magnifier or voice control have not tested the site yet.',
              'Forms and the profile need JavaScript.',
              'The site is in English only, with no plain-language or sign-language version.',
            ],
          },
        ],
      },
      {
        question: 'How do I report an accessibility problem?',
        answer: [
          `Email ${championship.email}. Tell us the page, what you were trying to do, and which browser and assistive technology you use. Use the same address for questions about the accessibility of an event.`,
        ],
      },
    ],
  },
];
