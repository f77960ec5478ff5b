import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { loadCatalogues } from './messages';

/** A ceiling against hanging, wide enough for a busy machine: what comes is seen at once. */
configure({ asyncUtilTimeout: 10_000 });

beforeAll(loadCatalogues);
