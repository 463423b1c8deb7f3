import { championship } from './championship.ts';
import type { TextBlock } from './textBlock.ts';

interface LegalSection {
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}

export const legalUpdated = '2026-11-29';

/** The text of both legal pages. See product.md, Legal pages. */
export const legalSections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    blocks: [
      `This website belongs to the ${championship.organizer}, Zurich (“we”), an association under Art. 60 ff. of the Swiss Civil Code. These eight sections govern the use of the site and of accounts on it. They also explain what happens to your data. The same text serves as our privacy policy and as our terms and conditions. If you register, you accept this text as the terms of your account. Accepting it is not consent to the use of your data: if we need consent, we ask for it separately.`,
      'We are the controller of the data described here. The Swiss Federal Act on Data Protection (FADP) applies. The General Data Protection Regulation (GDPR) also applies if our use of data about people in the European Economic Area (EEA) falls under its Art. 3.',
      {
        heading: 'Terms of use',
        items: [
          'You can read the site without an account. An account is free and personal. Give accurate details, keep your password to yourself and tell us if someone else uses your account.',
          'You must be at least 16 to register, or have the consent of a parent or guardian.',
          'Do not attack or overload the site, and do not upload anything unlawful or anything that you have no right to use. We may block the account of anyone who breaks these rules.',
          'An account or an enquiry gives you no ticket, no place in the competition and no sponsorship. Each of these needs an agreement of its own.',
          'Texts, pictures and marks on the site belong to us or to our licensors. Links are welcome, and so are short quotations that name their source.',
          'The programme and the rules of an event may change. We are liable for wilful misconduct, for gross negligence, and whenever the law does not let us limit our liability. Otherwise we accept no liability for the content or availability of the site.',
          'Swiss law applies and the courts of Zurich have jurisdiction. This does not affect the mandatory rights of consumers, including their choice of court.',
        ],
      },
    ],
  },
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    blocks: [
      'We collect what you enter and what our servers need in order to respond. We do not buy data or receive it from others. The members that you list under Team Management stay on the open page and are not sent to us.',
      {
        heading: 'Personal information',
        items: [
          'Account: first name, last name, email address, phone number with country code, password, and whether you are a visitor or a participant. Without these you cannot register.',
          'Profile, if you fill it in: address, country or region, state, zip code, language, organization and its place, designation and a picture. Your browser resizes the picture before sending it, which also removes hidden details, such as where the picture was taken. Once uploaded, the picture can be seen by anyone who has its URL.',
          'Contact and sponsor enquiries: name, email address, phone number with country code, message and, for sponsors, the organization.',
          'Newsletter: your email address.',
          'Deleted accounts: the reason that you give for leaving.',
        ],
      },
      {
        heading: 'Technical data',
        items: [
          'For each request our servers log the IP address, the time, the URL requested, the response status and your browser’s user agent.',
        ],
      },
      {
        heading: 'Usage data',
        items: [
          'We use no analytics and build no profiles of behaviour. Only the server logs show which pages were requested.',
          'For an account we record when you registered and whether its email address is verified.',
        ],
      },
    ],
  },
  {
    id: 'how-we-use-your-data',
    title: 'How We Use Your Data',
    blocks: [
      {
        items: [
          'To create, verify and run your account, and to tell you by email when ticket sales open and, if you are a participant, when applications open: performance of our contract with you (Art. 6(1)(b) GDPR).',
          'To answer contact and sponsor enquiries: steps before a contract, or our legitimate interest in answering (Art. 6(1)(b) and (f) GDPR).',
          'To send the newsletter: your consent, which you may withdraw at any time (Art. 6(1)(a) GDPR).',
          'To find faults and fend off attacks with the help of server logs, and to learn from the reasons for leaving: our legitimate interest in a safe and useful site (Art. 6(1)(f) GDPR).',
          'To meet legal duties, such as those of accounting (Art. 6(1)(c) GDPR).',
        ],
      },
      'We do not sell data, show advertising or make automated individual decisions.',
    ],
  },
  {
    id: 'data-protection',
    title: 'Data Protection',
    blocks: [
      'Account data is kept on servers in Switzerland. Connections to the site are encrypted (TLS), passwords are stored only as salted hashes, and only people who need the data for their task have access to it.',
      {
        heading: 'How long we keep data',
        items: [
          'Account and profile: until the account is deleted. If the email address of an account is not verified, we delete the account 7 days after the last verification link. A session ends 30 days after the sign-in.',
          'Links in our emails: a verification link works for 7 days; a password reset link works once, within 1 hour. A newer link replaces an older one.',
          'Contact and sponsor enquiries: 12 months after the last message. If a contract follows, its accounting records are kept for ten years (Art. 958f of the Swiss Code of Obligations).',
          'Newsletter address: until you unsubscribe.',
          'Reasons for leaving: 12 months, without your name or email address.',
          'Server logs: 30 days.',
        ],
      },
      'If a breach of data security is likely to put you at high risk, we report it to the Federal Data Protection and Information Commissioner (FDPIC) as soon as possible and tell you what you can do. If the GDPR applies, we also report it to the competent authority in the EEA within 72 hours.',
    ],
  },
  {
    id: 'cookies-and-tracking',
    title: 'Cookies and Tracking',
    blocks: [
      'This site sets no cookies. It contains no analytics, no tracking pixels, no fingerprinting and no advertising, which is why you see no cookie banner.',
      {
        heading: 'What is stored in your browser after you sign in',
        items: [
          'user: the profile of your account, so that the site can show your name, picture and details.',
          'token: your session key, sent to our servers when you change your profile or password or delete your account.',
        ],
      },
      'Both are entries in the browser’s local storage. They are needed for the account to work and are written when you sign in. Saving your profile updates the first entry. Both are removed when you log out or delete your account. If you do not sign in, neither is written. On a shared device, log out when you have finished.',
      {
        heading: 'What is stored while you fill in a form',
        items: [
          'draft-contact, draft-sponsor, draft-sign-up: what you have typed into the contact form, the sponsor enquiry or the registration, so that a reload does not lose it.',
          'draft-sign-in: the email address for your next sign-in, so that you need not type it again. It is the address that you last typed into the sign-in form, or used to register or to ask for a reset link. If your session has expired and you choose “Sign in again”, it is the address of that account. Signing in or emptying that field removes it.',
          'edits-profile-… and edits-deletion-…, each ending in your email address: what you typed into your profile, or your reason for deleting your account. They are written only if your session has expired and you choose “Sign in again”. Only your account can restore them. They are removed when you save, cancel, close the dialog or log out.',
        ],
      },
      'Each of these entries is in the session storage of the browser tab. None contains a password, and what they hold reaches us only if you send the form. Closing the tab removes them all. draft-contact, draft-sponsor and draft-sign-up are also removed when the form is sent or emptied.',
    ],
  },
  {
    id: 'third-party-services',
    title: 'Third-Party Services',
    blocks: [
      'Our pages load nothing from other companies: fonts, scripts and pictures are served by our own site. The links to Instagram, LinkedIn and X are plain links. So is the link to Google Calendar that the home page shows before an event. These companies receive nothing until you open such a link; after that their own terms apply.',
      'Two kinds of service provider process data for us, under contract and on our instructions: one for hosting and one for delivering email. The email provider delivers our emails to you (verification and reset links, notices, the newsletter). It also delivers your enquiries and reasons for leaving to us. The provider that hosts accounts is in Switzerland, the email provider in Switzerland or the EEA. Switzerland recognizes the data protection of the EEA states as adequate (Annex 1 of the Data Protection Ordinance), and the European Commission recognizes that of Switzerland (Decision 2000/518/EC). We give data to authorities only if the law obliges us to.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    blocks: [
      {
        items: [
          'Access: you may ask whether we hold data about you, and you receive a copy free of charge (Art. 25 FADP, Art. 15 GDPR).',
          'Modify: you can change your profile yourself at any time. Write to us to correct anything else, such as your email address (Art. 32 FADP, Art. 16 GDPR).',
          'Delete: “Delete Account” in your profile deletes the account and its data; you can also ask us by email to delete them, without giving a reason. To have other data deleted, write to us. We delete it unless the law obliges us to keep it (Art. 32 FADP, Art. 17 GDPR).',
          `Unsubscribe from marketing: to leave the newsletter, email ${championship.email} at any time. Emails that your account needs, such as a password reset, will still reach you.`,
          'You may also object to the use of your data, have that use restricted, or receive the data in a common format (Art. 28 FADP, Art. 18, 20 and 21 GDPR). Withdrawing consent does not affect what was done before.',
        ],
      },
      `Email ${championship.privacyEmail}. We answer within 30 days and may ask you to prove who you are. If you think we have broken the law, you can complain to the FDPIC in Bern or, in the EEA, to the authority where you live or work.`,
    ],
  },
  {
    id: 'contact-information',
    title: 'Contact Information',
    blocks: [
      `${championship.organizer}, ${championship.city}, ${championship.country}. General questions: ${championship.email}. Data protection: ${championship.privacyEmail}.`,
      'When we change this text, we update its date. We tell account holders by email before a change that affects their rights takes effect.',
    ],
  },
];
