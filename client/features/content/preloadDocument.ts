import type { DocumentKind } from '../../generated/types';
import type { Preload } from '../../kernel/page/preload';
import { LegalDocumentDocument } from './LegalDocument.gql';

export const preloadDocument =
  (kind: DocumentKind): Preload =>
  async ({ query }) => {
    await query(LegalDocumentDocument, { kind });
  };
