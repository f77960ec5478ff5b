import { forgetPersonalItems, readPersonalItem, writePersonalItem } from './personalItems';

beforeEach(() => window.localStorage.clear());

describe('what a person has begun on this device', () => {
  it('is there again for the same person', () => {
    writePersonalItem('notes', 'mai', { text: 'Xin chào' });

    expect(readPersonalItem('notes', 'mai')).toEqual({ text: 'Xin chào' });
  });

  it('is not shown to anybody else, and is gone once somebody else has looked', () => {
    writePersonalItem('notes', 'mai', { text: 'Xin chào' });

    expect(readPersonalItem('notes', 'lan')).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['', '{', 'null', '{"owner":1,"value":{}}', '{"owner":"mai"}'])('is not read from %j', text => {
    window.localStorage.setItem('personal.notes', text);

    expect(readPersonalItem('notes', 'mai')).toBeNull();
  });

  it('is forgotten as a whole; what belongs to the device stays', () => {
    writePersonalItem('notes', 'mai', {});
    writePersonalItem('letters', 'mai', {});
    window.localStorage.setItem('compare', '[]');
    forgetPersonalItems();

    expect(Object.keys(window.localStorage)).toEqual(['compare']);
  });
});
