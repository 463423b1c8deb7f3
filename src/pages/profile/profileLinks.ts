import { isParticipant, type User } from '../../api/user.ts';

const links = [
  { to: '/profile', label: 'Profile' },
  { to: '/profile/applications', label: 'Applications', forParticipants: true },
  { to: '/profile/tickets', label: 'Tickets' },
  { to: '/profile/team', label: 'Team Management', forParticipants: true },
  { to: '/profile/change-password', label: 'Change Password' },
  { to: '/profile/support', label: 'Support' },
];

/** The menu of a user's profile. */
export const profileLinks = (user: User) =>
  links.filter(({ forParticipants }) => !forParticipants || isParticipant(user));
