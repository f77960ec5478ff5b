import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadCatalogues } from './messages';

/** A limit against hanging, wide enough for a busy machine; what appears is found at once. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(loadCatalogues);
