import { isNotFound } from '../../kernel/graphql/failureOf';
import { notFound, type Preload } from '../../kernel/page/preload';
import { ApplicationPreviewDocument } from './apply/ApplicationPreview.gql';
import { ApplyView } from './apply/ApplyView';
import { previewVariables, readSubject } from './apply/subject';

export const preload: Preload = async ({ query, url }) => {
  const subject = readSubject(url.searchParams);
  if (!subject) return;
  try {
    await query(ApplicationPreviewDocument, previewVariables(subject, null));
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
};

export const Page = () => <ApplyView />;
