/** The readable half of the pair; the server renews it at login and at every refresh. */
export function csrfToken(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith('csrftoken='));
  return pair ? decodeURIComponent(pair.slice('csrftoken='.length)) : '';
}
