/** A file for an option of a command: chosen by the person, and brought to the server before the command is sent. */

const LARGEST = 128 * 1024;

/** Resolves with what stands for the file, or null if none was chosen. @param {App} app @returns {Promise<Suggestion | null>} */
export function chooseFile(app) {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) upload(app, file).then(resolve, reject);
      else resolve(null);
    });
    input.click();
  });
}

/** @param {App} app @param {File} file @returns {Promise<Suggestion | null>} */
async function upload(app, file) {
  const data = new Uint8Array(await file.slice(0, LARGEST).arrayBuffer());
  const binary = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  const answer = await app.ask('upload', { filename: file.name.slice(-100), data: btoa(binary) });
  return answer ? { value: answer.attachment_id, label: file.name } : null;
}
