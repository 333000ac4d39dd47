/** The file name that an answer suggests, without any folder; undefined when it names none. */
export const fileName = (contentDisposition: string | null): string | undefined => {
  const header = contentDisposition ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
  const name = encoded ? decodeURIComponent(encoded) : plain;
  return name?.split(/[\\/]/).pop()?.trim() || undefined;
};
