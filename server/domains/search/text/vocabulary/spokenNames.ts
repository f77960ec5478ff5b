/**
 * Spoken, old and regional Vietnamese names of occupations and things, by the subject that one studies for them: `subject | phrases`, as in `occupations.ts`. None is a single
 * syllable that means something else without its mark.
 */
export const SPOKEN_NAMES: readonly string[] = [
  // Law, schools, offices.
  'luật | thầy cãi, trạng sư, thầy kiện, làm thầy kiện, người cãi mướn, cãi ở tòa, cãi trước tòa, ra tòa cãi, luật gia, pháp chế, cố vấn pháp luật, tư vấn pháp luật',
  'giáo dục | gõ đầu trẻ, nghề gõ đầu trẻ, ông đồ, thầy đồ, ông đồ dạy chữ, thầy đồ dạy chữ, dạy chữ, nghề giáo, đứng lớp, đứng bục giảng, cầm phấn, nghề cầm phấn, thầy cô giáo, làm thầy cô giáo, gdục',
  'giáo dục mầm non | bảo mẫu, cô trẻ, cô nuôi trẻ, giữ em bé, coi trẻ, coi em bé, cô giữ trẻ, gdục mầm non, gd mầm non',
  'giáo dục đặc biệt | trẻ chậm phát triển, chậm phát triển, dạy trẻ chậm phát triển, trẻ tự kỉ, dạy trẻ tự kỷ',
  'âm ngữ trị liệu | trẻ chậm nói, chậm nói, trị liệu cho trẻ chậm nói, trị liệu trẻ chậm nói, dạy trẻ chậm nói, nói lắp, nói ngọng, chữa nói lắp, chữa nói ngọng, speech problems, hearing and speech problems, hearing and speech, speech problems in children, hearing and speech problems in children, speech disorders, help kids speak, help children speak, trẻ khó nói, trẻ chậm nói chậm nghe',
  'kế toán | coi ngó sổ sách, coi sổ sách, giữ sổ sách, ghi sổ sách, ghi chép sổ sách, làm sổ sách, sổ sách, tính sổ sách, ghi sổ, thủ quỹ, bookkeeping, bookkeeper, ktoán',
  'ngân hàng | nhà băng, làm nhà băng, nhân viên nhà băng',
  'kinh doanh | khối kinh tế, khối ngành kinh tế, nhóm ngành kinh tế, các ngành kinh tế, khối ngành kinh doanh, khối kinh doanh, đi buôn, con buôn, lái buôn, nghề buôn, làm ăn buôn bán, thương gia, thương nhân, chủ tiệm, kdoanh',
  'bất động sản | buôn đất, bán đất, buôn bán đất, buôn bán đất đai, buôn nhà đất, mua bán nhà đất, nhà đất, cò đất, cò nhà đất, môi giới nhà đất, môi giới bất động sản, bán nhà, đất đai, realtor, estate agent',
  'thương mại quốc tế | buôn bán xuất nhập khẩu, buôn bán quốc tế, buôn bán với nước ngoài, xuất khẩu, nhập khẩu, kinh doanh xuất nhập khẩu',
  'phát triển quốc tế | ngành phát triển, học ngành phát triển, lĩnh vực phát triển',
  'công nghệ thông tin | học công nghệ, ngành công nghệ, học ngành công nghệ, theo ngành công nghệ, theo công nghệ, dân công nghệ, làm công nghệ, lĩnh vực công nghệ, cnghệ thông tin, cnghệ ttin, cnghệ',
  'phiên dịch | thông ngôn, làm thông ngôn',
  'báo chí | ký giả, làm ký giả, phóng sự',
  'tôn giáo | thầy tu, đi tu, mục sư, cha xứ, linh mục, nghiên cứu tôn giáo, nghiên cứu về tôn giáo, tìm hiểu tôn giáo',
  'tư pháp hình sự | làm cớm, lính cảnh sát, thầy đội',
  // Health and looks.
  'y khoa | thầy thuốc, làm thầy thuốc, đốc tờ, làm đốc tờ',
  'y học cổ truyền | thầy lang, ông lang, lương y, thầy thuốc nam, thầy thuốc bắc, thuốc nam, thuốc bắc, bốc thuốc, bốc thuốc bắc, bắt mạch, bấm huyệt',
  'dược | bán thuốc tây, tiệm thuốc tây, thuốc tây, nhà thuốc, tiệm thuốc, mở tiệm thuốc, mở nhà thuốc, dược tá',
  'nha khoa | nhổ răng, trồng răng, nhổ răng trồng răng, làm răng, chữa răng, niềng răng, bọc răng sứ, thợ trồng răng, bác sĩ răng, thợ làm răng',
  'điều dưỡng | chăm người bệnh, chăm sóc người bệnh, chăm sóc bệnh nhân, nuôi bệnh, cô y tá, đdưỡng',
  'hộ sinh | đỡ đẻ, nghề đỡ đẻ, bà đỡ, bà mụ, cô mụ, cô đỡ',
  'thẩm mỹ | học makeup, makeup trang điểm, học makeup trang điểm, thợ trang điểm, chăm sóc sắc đẹp spa, làm spa, học spa, thợ spa, phun xăm, nối mi, sơn móng tay, móng tay, làm móng tay, vẽ móng, vẽ móng tay, thợ móng tay, uốn tóc, thợ uốn tóc, thợ hớt tóc, gội đầu, thợ cạo',
  'hóa mỹ phẩm | son phấn, làm son, làm son phấn, son môi, phấn son, nước hoa, làm nước hoa, chế nước hoa, pha chế nước hoa, điều chế nước hoa, làm mỹ phẩm, mỹ phẩm son phấn, làm mỹ phẩm son phấn, kem dưỡng da, perfume, perfumery, perfumer, fragrance, fragrances, nến thơm, làm nến, làm nến thơm, candle making, make candles',
  'thú y | chó mèo, bác sĩ chó mèo, bác sĩ cho chó mèo, chữa bệnh chó mèo, chữa bệnh cho chó mèo, khám bệnh cho chó mèo, khám bệnh cho thú cưng, chữa bệnh cho thú cưng, bác sĩ cho thú cưng, bác sĩ động vật, bác sĩ cho động vật, chăm sóc chó mèo, nuôi chó mèo, huấn luyện chó mèo, cats and dogs, dogs and cats',
  // Hands, machines, ships, planes.
  'xây dựng | xây cất, xây cất nhà cửa, xdựng',
  'kiến trúc | vẽ nhà, họa viên kiến trúc, vẽ kiến trúc, ktrúc',
  'cơ khí | thợ nguội, thợ rèn, sửa máy móc, sửa chữa máy móc, ckhí',
  'may mặc | cắt may, may vá, may đo, thợ may vá, nghề may',
  'bảo dưỡng máy bay | tàu bay sửa chữa, thợ máy tàu bay, thợ tàu bay, sửa tàu bay, sửa chữa tàu bay, bảo dưỡng tàu bay, bảo trì tàu bay, sửa chữa bảo trì tàu bay, bảo dưỡng sửa chữa tàu bay',
  'hàng không | tàu bay, phi cơ, chế tạo tàu bay, kỹ sư tàu bay',
  'phi công | lái tàu bay, lái phi cơ, phi hành đoàn',
  'hàng hải | tài công, thủy thủ tàu viễn dương, tàu viễn dương, đi tàu viễn dương',
  'lập trình | app, apps, mobile app, mobile apps, gõ code, viết code, học code, dân code, làm code, viết app, lập trình viên app',
  'nông nghiệp | làm ruộng, nhà nông, làm nông, cày cấy, làm rẫy, nghề nông',
  // Guests, kitchens, arts.
  'nấu ăn | nấu nướng, bếp núc, nghề bếp, nấu bếp, thợ nấu',
  'khách sạn | chạy bàn, bồi bàn, hầu bàn, phục vụ bàn, ksạn, nhks',
  'nhiếp ảnh | thợ chụp hình, thợ chụp ảnh, phó nháy, thợ ảnh',
  'sân khấu | đào kép, đóng kịch, cải lương, hát cải lương, đóng phim',
  'âm nhạc | làm idol kpop',
  'hội họa | thợ vẽ, vẽ vời',
  // Written shorter than they are spoken: the first letter of a syllable for the whole of it, as in `ktoán`.
  'kinh tế | ktế',
  'tâm lý | tlý, tlý học',
  'quản trị kinh doanh | qtrị kinh doanh, qtrị kd',
  'môi trường | mtrường',
  'ngôn ngữ | nngữ',
  'truyền thông | tthông, trthông',
];
