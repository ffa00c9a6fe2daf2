/** Checks in the page that the dice were thrown as promised: the commitment is the SHA-256 of the seed. */
export async function isFair(seed: string, commitment: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment;
}
