/** Cookies that a script of others has set here, by how their names begin: on this host and the domains above it. */
export function expireCookiesOf(prefix: string): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.slice(1).map((_label, cut) => `; Domain=${labels.slice(cut).join('.')}`)];
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (name.startsWith(prefix)) for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
