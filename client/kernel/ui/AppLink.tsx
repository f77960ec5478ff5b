import { Link, type LinkProps } from 'react-router';
import { useAppPath } from '../i18n/useLocale';

type Props = Omit<LinkProps, 'to'> & {
  /** Address without a language prefix, with its query. */
  readonly to: string;
};

/** A link inside the site, in the language of the page. */
export function AppLink({ to, ...rest }: Props) {
  const appPath = useAppPath();
  return <Link to={appPath(to)} {...rest} />;
}
