/** As the server's Set-Cookie would; without a value it goes away. */
export function setCookie(name: string, value: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's page has no Cookie Store
  document.cookie = value === null ? `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT` : `${name}=${value}; path=/`;
}
