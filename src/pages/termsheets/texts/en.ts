export const texts = {
  activation: {
    title: 'Activate %{name}',
    all: 'All products of this termsheet that are not active yet go live with their parameters as they stand.',
    one: 'The product goes live with its parameters as they stand.',
    confirm: 'Activate',
    done: 'Activated',
    close: 'Close',
  },
};
