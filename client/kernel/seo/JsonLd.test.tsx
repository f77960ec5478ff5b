import { serializeJsonLd } from './JsonLd';

describe('a block of structured data', () => {
  it('cannot be left by a text inside it', () => {
    const block = serializeJsonLd({ '@type': 'Thing', name: '</script><script>alert(1)</script>' });

    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><script>alert(1)</script>',
    });
  });

  it('leaves out what is not known', () => {
    expect(JSON.parse(serializeJsonLd({ '@type': 'Thing', name: undefined }))).not.toHaveProperty('name');
  });
});
