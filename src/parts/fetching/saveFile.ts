/** Gives a file to the browser to keep. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then in every browser.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
