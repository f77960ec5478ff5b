import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { loadCatalogues } from './messages';

/** A limit against hanging, wide enough for a busy machine; what appears is found at once. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout: everything is in sight. */
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.onChange([entry], this)));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

beforeAll(loadCatalogues);
