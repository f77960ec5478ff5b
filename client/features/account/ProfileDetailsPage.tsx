/** The five sections of the profile. `/profile` shows the same until the overview stands there. */
export { Page, preload } from './ProfilePage';
