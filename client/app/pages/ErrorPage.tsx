import { useSearchParams } from 'react-router';
import { ErrorView } from '../errors/ErrorView';
import { NotFoundView } from '../errors/NotFoundView';
import { readErrorAddress } from '../errors/errorAddress';

/**
 * `/error?statusCode=&statusMessage=&description=`. It answers 200 and is not indexed: it speaks about an error that happened elsewhere, and a status taken
 * from the address would let any link report this site as broken.
 */
export function Page() {
  const [query] = useSearchParams();
  const { statusCode, detail } = readErrorAddress(query);
  return statusCode === 404 ? <NotFoundView detail={detail} /> : <ErrorView statusCode={statusCode} detail={detail} />;
}
