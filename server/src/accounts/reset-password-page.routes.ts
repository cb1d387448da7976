/**
 * Target of the link of a password reset. The token is behind the `#`, which browsers do not send: it appears in no log
 * and no `Referer`.
 */
export const RESET_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reset your password</title></head>
<body>
<h1>Reset your password</h1>
<form id="form">
<p><label>New password (12 to 256 characters; several unrelated words work best)<br>
<input id="password" type="password" minlength="12" maxlength="256" autocomplete="new-password" required autofocus></label></p>
<p><label><input id="keys" type="checkbox"> Also revoke my API keys</label></p>
<p><button>Change password</button></p>
</form>
<p id="outcome" role="status"></p>
<noscript>This page needs JavaScript. Without it, POST the token and the new password to /api/reset-password.</noscript>
<script src="reset-password.js"></script>
</body>
</html>
`;

export const RESET_SCRIPT = `const form = document.getElementById('form');
const outcome = document.getElementById('outcome');
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  outcome.textContent = '';
  try {
    const answer = await fetch('api/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, new_password: document.getElementById('password').value, end_api_keys: document.getElementById('keys').checked }),
    });
    const { data, error } = await answer.json();
    if (answer.ok) form.remove();
    const faults = error ? error.details.map(({ field, message }) => field + ' ' + message) : [];
    outcome.textContent = answer.ok ? data.message : faults.join('; ') || error.message;
  } catch {
    outcome.textContent = 'The service is not responding; try again shortly.';
  }
});
`;
