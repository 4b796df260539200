import {
  adminScreen,
  applicantScreen,
  employeeScreen,
  screensWith,
} from '../../wiring/screen-routes.ts';
import { identityWords } from './words.ts';

const screen = screensWith(identityWords);
const users = () => import('./screens/users-screen.tsx');
const user = () => import('./screens/user-screen.tsx');
const profile = () => import('./screens/profile-screen.tsx');
const adminProfile = screen(profile, 'AdminProfileScreen');
const employeeProfile = screen(profile, 'EmployeeProfileScreen');
const applicantProfile = screen(profile, 'ApplicantProfileScreen');

export const identityAdminRoutes = [
  adminScreen('users', screen(users, 'UsersScreen')),
  adminScreen('users/$id', screen(user, 'UserScreen')),
  adminScreen('profile', adminProfile),
  adminScreen('profile/$tab', adminProfile),
];

export const identityEmployeeRoutes = [
  employeeScreen('profile', employeeProfile),
  employeeScreen('profile/$tab', employeeProfile),
];

export const identityApplicantRoutes = [
  applicantScreen('profile', applicantProfile),
  applicantScreen('profile/$tab', applicantProfile),
];
