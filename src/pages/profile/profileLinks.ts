import { isParticipant, type User } from '../../api/user.ts';

const links = [
  { to: '/profile', label: 'Profile' },
  {
    to: '/profile/applications',
    label: 'Applications',
    note: 'Not open at the moment',
    forParticipants: true,
  },
  { to: '/profile/tickets', label: 'Tickets', note: 'Not on sale at the moment' },
  {
    to: '/profile/team',
    label: 'Team Management',
    note: 'Draft your team',
    forParticipants: true,
  },
  { to: '/profile/change-password', label: 'Change Password' },
  { to: '/profile/support', label: 'Support' },
];

/** The pages of a user's profile; the next steps have a note. */
export const profileLinks = (user: User) =>
  links.filter(({ forParticipants }) => !forParticipants || isParticipant(user));
