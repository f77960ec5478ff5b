export const vi = {
  title: 'Bạn đang mất mạng',
  text: 'Trang này chưa được lưu trên thiết bị nên chưa mở được. Những gì bạn đã lưu trong tài khoản vẫn còn nguyên. Có mạng lại, trang sẽ tự mở.',
  again: 'Thử lại',
  kept: 'Đọc được khi không có mạng',
  '/wishlist': 'Đã lưu',
  '/profile/applications': 'Hồ sơ đã nộp',
};
