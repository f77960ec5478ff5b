import { useSearchParams } from 'react-router';
import { ErrorView } from '../errors/ErrorView';
import { NotFoundView } from '../errors/NotFoundView';
import { readErrorAddress } from '../errors/errorAddress';

/** `/error?statusCode=&statusMessage=&description=`. */
export function Page() {
  const [query] = useSearchParams();
  const { statusCode, detail } = readErrorAddress(query);
  return statusCode === 404 ? <NotFoundView detail={detail} /> : <ErrorView statusCode={statusCode} detail={detail} />;
}
